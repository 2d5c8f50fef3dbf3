import { useId } from 'react';
import { Button } from '../../design-system/components/Button/Button';
import { Icon } from '../../design-system/components/Icon/Icon';
import { SearchField } from '../../design-system/components/SearchField/SearchField';
import { Select } from '../../design-system/components/Select/Select';
import { Text } from '../../design-system/components/Text/Text';
import { useMessages } from '../../design-system/messages';
import { styled } from '../../design-system/stitches';
import { departmentKey } from '../../features/dealers/ui/departmentName';
import { usePageInfo } from '../../rendering/pageInfo';
import { stripLinks } from '../../features/search/model/stripLinks';
import type { DealerListData } from './DealerList.data';
import { MAX_DEALERS_WITHOUT_SEARCH } from './dealerListState';

const Form = styled('form', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$3 $4',
  alignItems: 'end',
  '@md': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@lg': { gridTemplateColumns: 'minmax(0, 2fr) repeat(2, minmax(0, 1fr)) auto' },
});

const Search = styled('div', { '@md': { gridColumn: '1 / -1' }, '@lg': { gridColumn: 'auto' } });

const NearbySearch = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2 $3',
  '@noScript': { display: 'none' },
});

/** Hidden with script: filters then apply at once, and the search field has its own button. */
const Submit = styled('div', { '@media (scripting: enabled)': { display: 'none' } });

/** Filters by department and make, a button for nearby dealers, and a search field if there are many dealers. */
export function DealerFilters({ data }: { data: DealerListData }) {
  const message = useMessages();
  const { href } = usePageInfo();
  const id = useId();
  const { state, total, departments, makes } = data;
  if (total === 0) return null;
  const hasSearch = total > MAX_DEALERS_WITHOUT_SEARCH;
  return (
    <>
      <Form role="search" action={href} data-dealer-form="">
        {hasSearch && (
          <Search>
            <SearchField
              id={`${id}search`}
              name="search"
              label={message('dealerSearch')}
              placeholder={message('dealerSearch')}
              submitLabel={message('searchSubmit')}
              defaultValue={state.search}
              maxLength={100}
            />
          </Search>
        )}
        {departments.length > 1 && (
          <Select
            id={`${id}department`}
            name="department"
            label={message('dealerDepartment')}
            placeholder={message('dealerAllDepartments')}
            defaultValue={state.department}
          >
            {departments.map((type) => {
              const key = departmentKey(type);
              return (
                key && (
                  <option key={type} value={type}>
                    {message(key)}
                  </option>
                )
              );
            })}
          </Select>
        )}
        {makes.length > 1 && (
          <Select
            id={`${id}make`}
            name="make"
            label={message('dealerMake')}
            placeholder={message('dealerAllMakes')}
            defaultValue={chosenMake(data)}
          >
            {listMakes(data).map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
        <Submit>
          <Button type="submit" variant="outline">
            {message('dealerFilter')}
          </Button>
        </Submit>
      </Form>
      <NearbySearch>
        <Button type="button" variant="outline" size="small" data-dealer-near="">
          <Icon name="locate" />
          {message('finderNearMe')}
        </Button>
        <Text
          as="span"
          size="small"
          color="muted"
          role="status"
          data-dealer-near-status=""
          data-asking={message('finderLocating')}
          data-denied={message('finderNoPosition')}
          data-found={message('dealerNearestFirst')}
        />
      </NearbySearch>
    </>
  );
}

/** The makes of the dealers, plus a make from the address that no dealer has, so that visitors can deselect it. */
function listMakes(data: DealerListData): DealerListData['makes'] {
  const code = chosenMake(data);
  const isUnknownMake = code !== '' && !data.makes.some((make) => make.code === code);
  return isUnknownMake ? [...data.makes, { code, name: stripLinks(code) }] : data.makes;
}

/** Code of the chosen make. Old links contain the make's name; an unknown make is returned unchanged. */
function chosenMake({ state, makes }: DealerListData): string {
  const searchedMake = state.make.toLowerCase();
  const match = makes.find(
    ({ code, name }) => code.toLowerCase() === searchedMake || name.toLowerCase() === searchedMake,
  );
  return match?.code ?? state.make;
}

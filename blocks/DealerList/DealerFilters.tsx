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
import { harmless } from '../../features/search/model/harmless';
import type { DealerListData } from './DealerList.data';
import { fewDealers } from './dealerListState';

const Form = styled('form', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$3 $4',
  alignItems: 'end',
  '@md': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@lg': { gridTemplateColumns: 'minmax(0, 2fr) repeat(2, minmax(0, 1fr)) auto' },
});

const Search = styled('div', { '@md': { gridColumn: '1 / -1' }, '@lg': { gridColumn: 'auto' } });

const Near = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2 $3',
  '@noScript': { display: 'none' },
});

/** Filters choose at once where script runs; the search has a button of its own. */
const Submit = styled('div', { '@media (scripting: enabled)': { display: 'none' } });

/** Search above eight dealers, filters by department and make, and the way to those nearby. */
export function DealerFilters({ data }: { data: DealerListData }) {
  const message = useMessages();
  const { href } = usePageInfo();
  const id = useId();
  const { state, total, departments, makes } = data;
  if (total === 0) return null;
  const hasSearch = total > fewDealers;
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
              submit={message('searchSubmit')}
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
            {makesToChoose(data).map(({ code, name }) => (
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
      <Near>
        <Button type="button" variant="outline" size="small" data-dealer-near="">
          <Icon name="locate" />
          {message('finderNearMe')}
        </Button>
        <Text
          as="span"
          size="small"
          tone="muted"
          role="status"
          data-dealer-near-status=""
          data-asking={message('finderLocating')}
          data-denied={message('finderNoPosition')}
          data-found={message('dealerNearestFirst')}
        />
      </Near>
    </>
  );
}

/** The makes of the dealers, and one that an address names and none of them has: it can be given up then. */
function makesToChoose(data: DealerListData): DealerListData['makes'] {
  const code = chosenMake(data);
  const isOther = code !== '' && !data.makes.some((make) => make.code === code);
  return isOther ? [...data.makes, { code, name: harmless(code) }] : data.makes;
}

/** The chosen make's code: old links have its name, and a make that no dealer has is told as it is written. */
function chosenMake({ state, makes }: DealerListData): string {
  const wanted = state.make.toLowerCase();
  const known = makes.find(
    ({ code, name }) => code.toLowerCase() === wanted || name.toLowerCase() === wanted,
  );
  return known?.code ?? state.make;
}

import { parse } from 'node:querystring';
import { object, string } from 'yup';
import { validatedQuery } from '../../../../platform/requestBody/validatedQuery';

const schema = object({ name: string().required().max(5) });

it('reads the keys of the schema and ignores other parameters', () => {
  const query = parse('name=a&valueOf=x&toString=y&__proto__=z&constructor=1&other=2');
  expect(validatedQuery(schema, query)).toMatchObject({ name: 'a' });
});

it.each(['', 'name=', 'name=toolong', 'name=a&name=b', 'name[x]=a'])('rejects %j', (query) => {
  expect(() => validatedQuery(schema, parse(query))).toThrow(
    expect.objectContaining({ status: 400 }),
  );
});

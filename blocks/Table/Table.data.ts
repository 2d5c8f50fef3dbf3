import type { TableFields } from '../../schema/generated/fields';
import { TableColumnsDocument } from '../../schema/generated/operations';
import { templateId } from '../../schema/templateId';
import type { BlockLoader, DataRequest } from '../../rendering/blockData';

/** Header of a column (spec 1 §3). */
interface TableHeader {
  /** Name of the column's item. */
  name: string;
  title: string;
}

export interface TableData {
  /** From the first column on; none when they cannot be had (spec 1 §8). */
  columns: readonly TableHeader[];
}

async function load(_: TableFields, request: DataRequest): Promise<TableData> {
  const { ask, dataSource, page, report } = request;
  if (!dataSource) return { columns: [] };
  const templateIds = [templateId('TableColumn')];
  try {
    const variables = { path: dataSource, language: page.language, templateIds };
    const { item } = await ask(TableColumnsDocument, variables);
    const columns = item?.children?.results?.flatMap((column) =>
      column ? [{ name: column.name, title: column.title?.value ?? '' }] : [],
    );
    return { columns: columns ?? [] };
  } catch (error) {
    report(error);
    return { columns: [] };
  }
}

export const loader = { load } satisfies BlockLoader<TableFields, TableData>;

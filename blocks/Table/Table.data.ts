import type { TableFields } from '../../schema/generated/fields';
import { TableColumnsDocument } from '../../schema/generated/operations';
import { templateId } from '../../schema/templateId';
import type { BlockLoader, DataRequest } from '../../rendering/blockData';

/** Header of a column. */
interface TableHeader {
  /** Name of the column's item. */
  name: string;
  title: string;
}

export interface TableData {
  /** In order; empty if they cannot be loaded. */
  columns: readonly TableHeader[];
}

async function load(_: TableFields, request: DataRequest): Promise<TableData> {
  const { runQuery, dataSource, page, report } = request;
  if (!dataSource) return { columns: [] };
  const templateIds = [templateId('TableColumn')];
  try {
    const variables = { path: dataSource, language: page.language, templateIds };
    const { item } = await runQuery(TableColumnsDocument, variables);
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

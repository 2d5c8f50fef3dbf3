/** Roles spelled out, because browsers forget those of tables whose rows become blocks. */
export const roles = {
  table: 'table',
  group: 'rowgroup',
  row: 'row',
  cell: 'cell',
  rowHeader: 'rowheader',
  columnHeader: 'columnheader',
} as const;

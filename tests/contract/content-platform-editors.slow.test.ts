import { CrashingPlatform } from './editors/crashingPlatform';
import { isResultOf, readOrder, type Edit, type ItemState } from './editors/model';
import { caseCount, isThorough } from '../support/thorough';
import { dataOrThrow } from './testPlatform';

jest.setTimeout(240_000);

const seed = 18;
const editCount = caseCount(200, 500);
const killAfter = isThorough ? [90, 190, 290, 390] : [60, 130];
const language = 'sv';

interface Item {
  itemId: string;
  version: number;
  fields: { name: string; value: unknown }[];
  placeholders: Parameters<typeof readOrder>[1];
}

/** An edit and its response, which is undefined if it was lost. */
interface AttemptedEdit extends Edit {
  response?: { version: number } | { code: string };
}

const ITEM = '{ itemId version fields { name value } placeholders }';

/** Creates a repeatable random sequence (Mulberry32). */
function createRandom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * One of two editors. Edits the items as it last read them, although the other editor may have changed them
 * since.
 */
class Editor {
  readonly lastReadItems = new Map<string, Item>();
  readonly attemptedEdits: AttemptedEdit[] = [];

  constructor(
    private readonly platform: CrashingPlatform,
    private readonly random: () => number,
    private readonly pageId: string,
    private readonly ownerId: string,
    private readonly rows: readonly string[],
  ) {}

  async read(itemId: string): Promise<Item | undefined> {
    const answer = await this.platform.query<{ item: Item | null }>(
      `query ($itemId: ID!) { item(where: { itemId: $itemId, language: "sv" }) ${ITEM} }`,
      { itemId },
    );
    const item = answer?.data?.item ?? undefined;
    if (item) this.lastReadItems.set(itemId, item);
    return item;
  }

  async edit(): Promise<void> {
    if (this.random() < 0.3) await this.read(this.pageId);
    if (this.random() < 0.3) await this.read(this.ownerId);
    const chance = this.random();
    const edit =
      chance < 0.4 ? await this.fieldEdit() : chance < 0.7 ? this.listEdit() : this.blockEdit();
    if (edit) await this.attemptEdit(edit);
  }

  private async fieldEdit(): Promise<Edit | undefined> {
    const items = [this.ownerId, this.pageId, this.ownerId, ...this.listedItems.slice(0, 3)];
    const itemId = this.pick(items) ?? this.ownerId;
    const item = this.lastReadItems.get(itemId) ?? (await this.read(itemId));
    if (!item) return undefined;
    const field = itemId === this.pageId ? 'metaTitle' : itemId === this.ownerId ? 'Title' : 'Text';
    const value = `words ${this.attemptedEdits.length} ${this.random()}`;
    const fields = [{ name: field, value }];
    return {
      name: 'updateItem',
      itemId,
      input: { itemId, expectedVersion: item.version, fields },
    };
  }

  private listEdit(): Edit {
    const target = { ownerId: this.ownerId, field: 'Items' };
    const itemId = this.pick(this.listedItems) ?? '';
    const name = this.pick(
      this.listedItems.length > 12
        ? ['removeListItem']
        : this.listedItems.length < 3
          ? ['insertListItem']
          : [
              'insertListItem',
              'moveListItem',
              'moveListItem',
              'removeListItem',
              'duplicateListItem',
            ],
    );
    const input =
      name === 'insertListItem'
        ? { ...target, fields: { Text: 'new' }, ...this.anchor(this.listedItems) }
        : {
            ...target,
            itemId,
            ...(name === 'moveListItem' && this.anchor(this.listedItems, itemId)),
          };
    return { name: name ?? '', itemId: this.ownerId, input };
  }

  private blockEdit(): Edit {
    const order = readOrder({}, this.lastReadItems.get(this.pageId)?.placeholders ?? {});
    const uids = Object.values(order).flat();
    const plain = uids.filter((uid) => !this.rows.includes(uid) && uid !== this.listUid);
    const name = this.pick(
      plain.length > 12
        ? ['removeBlock']
        : plain.length < 3
          ? ['addBlock']
          : ['addBlock', 'moveBlock', 'moveBlock', 'moveBlock', 'removeBlock', 'duplicateBlock'],
    );
    const uid =
      (name === 'moveBlock' && this.random() < 0.3 ? this.pick(this.rows) : this.pick(plain)) ?? '';
    const parent = this.rows.includes(uid) ? undefined : this.pick([undefined, ...this.rows]);
    const place = {
      placeholder: parent ? 'stage-row' : 'main',
      parent,
      ...this.anchor(order[parent ?? 'main'] ?? [], uid),
    };
    const input =
      name === 'addBlock'
        ? { componentName: 'Blurb', fields: { Title: 'new' }, ...place }
        : name === 'moveBlock'
          ? { uid, ...place }
          : { uid };
    return { name: name ?? '', itemId: this.pageId, input: { itemId: this.pageId, ...input } };
  }

  private async attemptEdit({ name, itemId, input }: Edit): Promise<void> {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
    const resultField = name.endsWith('ListItem') ? 'owner' : 'item';
    const answer = await this.platform.query<Record<string, Record<string, Item>>>(
      `mutation ($input: ${type}!) { ${name}(input: $input) { ${resultField} ${ITEM} } }`,
      { input: { language, ...input } },
    );
    const saved = answer?.data?.[name]?.[resultField];
    const code = answer?.errors?.[0]?.extensions?.code;
    if (saved) this.lastReadItems.set(itemId, saved);
    else this.lastReadItems.delete(itemId);
    const response = saved ? { version: saved.version } : code ? { code: String(code) } : undefined;
    this.attemptedEdits.push({ name, itemId, input, response });
    if (!saved) await this.read(itemId);
  }

  listUid = '';

  private get listedItems(): string[] {
    const { fields = [] } = this.lastReadItems.get(this.ownerId) ?? {};
    return (fields.find(({ name }) => name === 'Items')?.value ?? []) as string[];
  }

  private anchor(order: readonly string[], self?: string) {
    const other = this.pick(order.filter((id) => id !== self));
    return this.pick([{ after: other }, { before: other }, {}]);
  }

  private pick<Value>(from: readonly Value[]): Value | undefined {
    return from[Math.floor(this.random() * from.length)];
  }
}

test('[EDIT-11] [EDIT-16] no acknowledged edit of two simultaneous editors is lost or silently overwritten, despite kills', async () => {
  const platform = await CrashingPlatform.start();
  const startedAt = Date.now();
  try {
    const setUp = async (
      name: string,
      input: object,
    ): Promise<{ itemId: string; uid?: string; dataSource?: string }> => {
      const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
      const answer = await platform.query<
        Record<string, { uid?: string; dataSource?: string; item: Item }>
      >(
        `mutation ($input: ${type}!) {
          ${name}(input: $input) { item { itemId } ${name === 'addBlock' ? 'uid dataSource' : ''} }
        }`,
        { input: { language, ...input } },
      );
      const payload = answer && dataOrThrow(answer)[name];
      return {
        uid: payload?.uid,
        dataSource: payload?.dataSource,
        itemId: payload?.item.itemId ?? '',
      };
    };
    const home = '/sitecore/content/harbour/Home';
    const { itemId: pageId = '' } = await setUp('createItem', {
      name: 'edited',
      templateId: 'ContentPage',
      parent: home,
    });
    const add = (componentName: string, fields: object) =>
      setUp('addBlock', { itemId: pageId, componentName, placeholder: 'main', fields });
    const list = await add('LinkList', { Items: [{ Text: 'a' }, { Text: 'b' }, { Text: 'c' }] });
    const rows = [await add('StageRow', {}), await add('StageRow', {})].map(({ uid = '' }) => uid);
    for (const Title of ['1', '2', '3', '4']) await add('Blurb', { Title });

    const random = createRandom(seed);
    const editors = [1, 2].map((number) => {
      const editorRandom = createRandom(seed + number);
      const editor = new Editor(platform, editorRandom, pageId, list.dataSource ?? '', rows);
      editor.listUid = list.uid ?? '';
      return editor;
    });
    const countEdits = () =>
      editors.reduce((sum, { attemptedEdits: tried }) => sum + tried.length, 0);
    const kills: Promise<void>[] = [];
    const work = async (editor: Editor): Promise<void> => {
      await editor.read(pageId);
      await editor.read(list.dataSource ?? '');
      while (countEdits() < editCount) {
        await editor.edit();
        if (countEdits() >= (killAfter[kills.length] ?? Infinity))
          kills.push(killSoon(kills.length));
      }
    };
    // Both editors continue meanwhile, so that requests are in progress when it is killed.
    const killSoon = async (count: number): Promise<void> => {
      await new Promise((resolve) => setTimeout(resolve, 5 + random() * 40));
      await platform.kill(count % 2 === 0 ? 'platform' : 'database');
    };
    await Promise.all(editors.map(work));
    await Promise.all(kills);

    const attemptedEdits = editors.flatMap((editor) => editor.attemptedEdits);
    const history = await readHistory(platform);
    const check = checkAll(attemptedEdits, history);
    for (const itemId of [pageId, list.dataSource ?? '']) {
      const displayed = await editors[0]?.read(itemId);
      const last = history.get(itemId)?.at(-1);
      expect(displayed?.version).toBe(last?.version);
      const fields = Object.fromEntries(
        displayed?.fields.map(({ name, value }) => [name, value]) ?? [],
      );
      expect(readOrder(fields, displayed?.placeholders ?? {})).toEqual(last?.order);
    }
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    process.stdout.write(
      `Seed ${seed}: ${attemptedEdits.length} edits, ${killAfter.length} kills, ${seconds} s: ` +
        `${check.acknowledged} acknowledged, ${check.conflicts} conflicts and ${check.gone} of what was gone told, ` +
        `${check.unanswered} unanswered, of which ${check.doneUnanswered} were done.\n`,
    );
    expect(kills).toHaveLength(killAfter.length);
    expect(check.wrong).toEqual([]);
    expect(check.acknowledged).toBeGreaterThan(editCount / 2);
    expect(check.conflicts).toBeGreaterThan(0);
  } finally {
    await platform.close();
  }
});

type History = ReadonlyMap<string, readonly ItemState[]>;

async function readHistory(platform: CrashingPlatform): Promise<History> {
  const history = new Map<string, ItemState[]>();
  for (const row of await platform.readVersions()) {
    const fields = row.fields as ItemState['fields'];
    const order = readOrder(fields, row.placeholders as Item['placeholders']);
    const rows = history.get(row.itemId) ?? [];
    history.set(row.itemId, [...rows, { version: row.version, fields, order }]);
  }
  return history;
}

/** Compares all edits with the saved versions, and all saved versions with the edits. */
function checkAll(attempted: readonly AttemptedEdit[], history: History) {
  const problems: unknown[] = [];
  const unanswered = new Set(attempted.filter(({ response }) => response === undefined));
  const count = { acknowledged: 0, conflicts: 0, gone: 0, doneUnanswered: 0 };
  const explained = new Set<string>();
  const getRow = (itemId: string, version: number) =>
    history.get(itemId)?.find((row) => row.version === version);

  for (const edit of attempted) {
    const { itemId, input, response } = edit;
    const field = (input.fields as { name: string }[] | undefined)?.[0]?.name ?? '';
    const from = Number(input.expectedVersion);
    const changedSince = (upTo: number) => {
      const before = getRow(itemId, from)?.fields[field];
      const rows = history.get(itemId)?.filter(({ version }) => version > from && version < upTo);
      return rows?.some(({ fields }) => fields[field] !== before) ?? false;
    };
    if (response && 'version' in response) {
      count.acknowledged += 1;
      const before = getRow(itemId, response.version - 1);
      const after = getRow(itemId, response.version);
      if (!before || !after || !isResultOf(edit, before, after)) problems.push({ lost: edit });
      if (edit.name === 'updateItem' && changedSince(response.version))
        problems.push({ unseen: edit });
      explained.add(`${itemId} ${response.version}`);
    } else if (response?.code === 'CONFLICT') {
      count.conflicts += 1;
      if (!changedSince(Infinity)) problems.push({ needless: edit });
    } else if (response?.code === 'NOT_FOUND') {
      count.gone += 1;
    } else if (response) {
      problems.push({ refused: edit });
    }
  }
  for (const [itemId, rows] of history) {
    for (const [index, after] of rows.entries()) {
      const before = rows[index - 1];
      if (!before || explained.has(`${itemId} ${after.version}`)) continue;
      if (after.version !== before.version + 1) problems.push({ hole: itemId, after });
      const by = [...unanswered].find(
        (edit) => edit.itemId === itemId && isResultOf(edit, before, after),
      );
      // An edit whose response was lost has been done.
      if (by) {
        unanswered.delete(by);
        count.doneUnanswered += 1;
      } else if (
        JSON.stringify(before.fields) !== JSON.stringify(after.fields) ||
        rows[0]?.order.main
      ) {
        const isSetUp =
          explained.size === 0 ||
          !attempted.some(
            (edit) =>
              edit.itemId === itemId &&
              edit.response &&
              'version' in edit.response &&
              edit.response.version <= after.version,
          );
        if (!isSetUp) problems.push({ unexplained: itemId, before, after });
      }
    }
  }
  return { ...count, unanswered: unanswered.size + count.doneUnanswered, wrong: problems };
}

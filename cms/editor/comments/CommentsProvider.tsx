import {
  createContext,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import type { Authoring } from '../authoring';
import { readColleagues, type Colleague } from '../people/peopleApi';
import type { PageItem } from '../items/usePageItem';
import {
  addComment,
  markThreadRead,
  readThreads,
  resolveThread,
  type CommentThread,
} from './commentsApi';

/** How often other people's comments are looked for, in milliseconds. */
const roundMs = 30_000;

/** What a conversation is wanted about: a block, or the page. */
export interface Wanted {
  blockUid?: string;
  /** In words. */
  label?: string;
}

export interface Comments {
  /** Undefined while they are being fetched. */
  threads: readonly CommentThread[] | undefined;
  hasFailed: boolean;
  colleagues: readonly Colleague[];
  reload: () => void;
  /** Says something; rejects when it was not taken. */
  add: (comment: {
    threadId?: string;
    blockUid?: string;
    text: string;
    mentions: readonly string[];
  }) => Promise<void>;
  resolve: (threadId: string, resolved: boolean) => Promise<void>;
  markRead: (threadId: string) => void;
  wanted: Wanted | undefined;
  want: (wanted: Wanted | undefined) => void;
}

const none: Comments = {
  threads: undefined,
  hasFailed: false,
  colleagues: [],
  reload: () => undefined,
  add: () => Promise.resolve(),
  resolve: () => Promise.resolve(),
  markRead: () => undefined,
  wanted: undefined,
  want: () => undefined,
};

const CommentsContext = createContext<Comments>(none);

/** The conversations about the page that is edited. */
export const useComments = (): Comments => use(CommentsContext);

/** Has something done when somebody wants to see or begin a conversation. */
export function useWantedComments(onWanted: () => void): void {
  const { wanted } = useComments();
  const tell = useEffectEvent(onWanted);
  useEffect(() => {
    if (wanted) tell();
  }, [wanted]);
}

interface CommentsProviderProps {
  authoring: Authoring;
  site: string;
  page: Pick<PageItem, 'itemId' | 'language'> | undefined;
  onWanted: () => void;
  children: ReactNode;
}

export function CommentsProvider(props: CommentsProviderProps) {
  const { authoring, site, page, onWanted, children } = props;
  const itemId = page?.itemId;
  const language = page?.language ?? '';
  const key = `${itemId} ${language}`;
  const [known, setKnown] = useState<{ key: string; threads?: readonly CommentThread[] }>();
  const [colleagues, setColleagues] = useState<readonly Colleague[]>([]);
  const [wanted, setWanted] = useState<Wanted>();

  const load = useCallback(
    async (passive: boolean) => {
      if (itemId === undefined) return;
      try {
        const threads = await readThreads(authoring, { itemId, language }, passive);
        setKnown({ key, threads });
      } catch {
        // What is known stays; without anything the panel says so.
        setKnown((before) => (before?.key === key ? before : { key }));
      }
    },
    [authoring, itemId, language, key],
  );

  useEffect(() => {
    setWanted(undefined);
    void load(true);
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void load(true);
    }, roundMs);
    const forget = authoring.whenRenewed(() => void load(true));
    return () => {
      clearInterval(timer);
      forget();
    };
  }, [authoring, load]);

  useEffect(() => {
    readColleagues(authoring, site).then(setColleagues, () => setColleagues([]));
  }, [authoring, site]);

  const current = known?.key === key ? known : undefined;
  const comments = useMemo((): Comments => {
    const about = { itemId: itemId ?? '', language };
    return {
      threads: current?.threads,
      hasFailed: current !== undefined && current.threads === undefined,
      colleagues,
      reload: () => void load(false),
      add: async (comment) => {
        await addComment(authoring, about, comment);
        await load(false);
      },
      resolve: async (threadId, resolved) => {
        await resolveThread(authoring, about, threadId, resolved);
        await load(false);
      },
      markRead: (threadId) => {
        // Not worth a word when it fails: the mark comes back.
        markThreadRead(authoring, about, threadId).then(
          () => load(false),
          () => undefined,
        );
      },
      wanted,
      want: (next) => {
        setWanted(next);
        if (next) onWanted();
      },
    };
  }, [authoring, itemId, language, current, colleagues, wanted, load, onWanted]);

  return <CommentsContext value={comments}>{children}</CommentsContext>;
}

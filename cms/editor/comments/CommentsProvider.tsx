import {
  createContext,
  use,
  useCallback,
  useEffect,
  useRef,
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

/** Interval of fetching new comments, in ms. */
const POLL_INTERVAL_MS = 30_000;

/** The subject of the threads that an editor opens or starts: a block, or otherwise the page. */
export interface CommentSubject {
  blockUid?: string;
  /** Label of the block. */
  label?: string;
}

export interface Comments {
  /** Undefined while they are loading. */
  threads: readonly CommentThread[] | undefined;
  hasFailed: boolean;
  colleagues: readonly Colleague[];
  reload: () => void;
  /** Adds a comment, to a thread or as a new thread; rejects if it is not accepted. */
  add: (comment: {
    threadId?: string;
    blockUid?: string;
    text: string;
    mentions: readonly string[];
  }) => Promise<void>;
  resolve: (threadId: string, resolved: boolean) => Promise<void>;
  markRead: (threadId: string) => void;
  requestedSubject: CommentSubject | undefined;
  requestComments: (wanted: CommentSubject | undefined) => void;
}

const noComments: Comments = {
  threads: undefined,
  hasFailed: false,
  colleagues: [],
  reload: () => undefined,
  add: () => Promise.resolve(),
  resolve: () => Promise.resolve(),
  markRead: () => undefined,
  requestedSubject: undefined,
  requestComments: () => undefined,
};

const CommentsContext = createContext<Comments>(noComments);

/** Returns the comment threads of the edited page, and the actions on them. */
export const useComments = (): Comments => use(CommentsContext);

/** Calls a listener when an editor requests to see or start comments. */
export function useCommentRequests(onRequest: () => void): void {
  const { requestedSubject } = useComments();
  const notifyRequest = useEffectEvent(onRequest);
  useEffect(() => {
    if (requestedSubject) notifyRequest();
  }, [requestedSubject]);
}

interface CommentsProviderProps {
  authoring: Authoring;
  site: string;
  page: Pick<PageItem, 'itemId' | 'language'> | undefined;
  onRequest: () => void;
  children: ReactNode;
}

export function CommentsProvider(props: CommentsProviderProps) {
  const { authoring, site, page, onRequest, children } = props;
  const itemId = page?.itemId;
  const language = page?.language ?? '';
  const key = `${itemId} ${language}`;
  const [loaded, setLoaded] = useState<{ key: string; threads?: readonly CommentThread[] }>();
  const [colleagues, setColleagues] = useState<readonly Colleague[]>([]);
  const [requestedSubject, setRequestedSubject] = useState<CommentSubject>();
  const lastLoad = useRef(0);

  const load = useCallback(
    async (isPassive: boolean) => {
      if (itemId === undefined) return;
      const number = ++lastLoad.current;
      const threads = await readThreads(authoring, { itemId, language }, isPassive).catch(
        () => null,
      );
      // A newer request has been sent meanwhile.
      if (number !== lastLoad.current) return;
      if (threads) setLoaded({ key, threads });
      // Loaded threads remain; without any, the panel shows the failure.
      else setLoaded((previous) => (previous?.key === key ? previous : { key }));
    },
    [authoring, itemId, language, key],
  );

  useEffect(() => {
    setRequestedSubject(undefined);
    void load(true);
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void load(true);
    }, POLL_INTERVAL_MS);
    const unsubscribe = authoring.onSessionRenewed(() => void load(true));
    return () => {
      clearInterval(timer);
      unsubscribe();
    };
  }, [authoring, load]);

  useEffect(() => {
    readColleagues(authoring, site).then(setColleagues, () => setColleagues([]));
  }, [authoring, site]);

  const current = loaded?.key === key ? loaded : undefined;
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
        // A failure is not shown: the thread just stays marked as unread.
        markThreadRead(authoring, about, threadId).then(
          () => load(false),
          () => undefined,
        );
      },
      requestedSubject,
      requestComments: (subject) => {
        setRequestedSubject(subject);
        if (subject) onRequest();
      },
    };
  }, [authoring, itemId, language, current, colleagues, requestedSubject, load, onRequest]);

  return <CommentsContext value={comments}>{children}</CommentsContext>;
}

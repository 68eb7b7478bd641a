import { isSettled } from '@lectern/domain/learning/attempt/question-state.ts';
import { activeSecondsAt, afterInput, afterViewChange, beginCounting, type ActiveTime } from './active-time.ts';
import { mergeSaves } from '@lectern/domain/learning/attempt/merge-saves.ts';
import type { QuestionSave, QuestionSaves } from '@lectern/domain/learning/attempt/after-save.ts';
import { changeOf, isEmpty, joined, noChanges, type Changes } from '../../base/saving/changes.ts';
import { lateAnswers } from './conflict.ts';
import { retryDelay } from '../../base/saving/retry-delay.ts';
import type { ActOutcome, SaveQueue } from '../../base/saving/save-queue.ts';
import type { Act, SavedReply } from '../../base/saving/save-request.ts';
import { enteredIn, laidOver, looksAlike, standingOf, type PlayedAttempt } from './played-attempt.ts';

/** What a working copy needs of the world around it. */
export type CopySurroundings<Attempt extends PlayedAttempt> = {
  /** The server's copy as it is now; null where the attempt is gone. */
  readonly load: () => Promise<Attempt | null>;
  readonly after: (milliseconds: number, run: () => void) => () => void;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  readonly inView: () => boolean;
  /** What the clock of the device says, in milliseconds since 1970. */
  readonly deviceTime: () => number;
  /** Hands in what came too late to be counted; settles once the server has said something. */
  readonly keepLate: (over: Attempt, changes: Changes) => Promise<void>;
};

/** What is on screen. */
export type CopyView<Attempt extends PlayedAttempt> = {
  readonly attempt: Attempt;
  /** The questions that were answered here and elsewhere in different ways, with the answers of this device; the learner has to choose. */
  readonly differing: QuestionSaves;
  /** Counts how often a newer copy has replaced what was in view. */
  readonly replaced: number;
  /** What the server said when it took nothing more, because the attempt is over; null before that. */
  readonly ended: string | null;
  /** The questions whose answers came too late: the attempt was over before they arrived. */
  readonly late: readonly string[];
  /** The attempt is no longer there. */
  readonly gone: boolean;
};

/** The attempt a learner works on: the server's copy with everything unsaved laid over it. */
export type WorkingCopy<Attempt extends PlayedAttempt, Reply extends SavedReply> = {
  readonly queue: SaveQueue<Reply>;
  readonly view: () => CopyView<Attempt>;
  readonly subscribe: (listener: () => void) => () => void;
  readonly change: (questionId: string, change: QuestionSave) => void;
  readonly moveTo: (index: number) => void;
  /** Does an act that takes the current question along where it is a check. */
  readonly act: (act: Act) => Promise<ActOutcome<Reply>>;
  /** Takes in what a reply says of the attempt. */
  readonly update: (update: (attempt: Attempt) => Attempt) => void;
  /** Ends a conflict: to these questions the answers of this device count, to the others that differ those of the newer copy. */
  readonly choose: (ours: readonly string[]) => void;
  /** Looks whether the attempt is over while a conflict waits to be decided: what the server has counts then, and the answers of this device are handed in as late. */
  readonly lookForEnd: () => void;
  readonly noticeInput: () => void;
  /** The page came into view or went out of it. */
  readonly noticeView: () => void;
  /** Whether the current question is on screen; time counts only then. */
  readonly showQuestion: (isShown: boolean) => void;
  /** Hands the active time on the current question to the queue. */
  readonly keepTime: () => void;
};

/** Opens the working copy of an attempt. What the queue still holds is laid over it, or compared with it after a conflict. */
export function openWorkingCopy<Attempt extends PlayedAttempt, Reply extends SavedReply>(
  loaded: Attempt,
  queue: SaveQueue<Reply>,
  around: CopySurroundings<Attempt>,
  late: readonly string[] = [],
): WorkingCopy<Attempt, Reply> {
  let view: CopyView<Attempt> = { attempt: loaded, differing: {}, replaced: 0, ended: null, late, gone: false };
  /** What a conflict leaves of the unsaved changes, whatever is chosen. */
  let kept: Changes = noChanges;
  const enteredAt = new Map<string, number>();
  let reconciling = false;
  let shown = true;
  let time: ActiveTime = timeOf(loaded);
  const listeners = new Set<() => void>();
  let unwatch: (() => void) | null = null;

  function set(changes: Partial<CopyView<Attempt>>): void {
    view = { ...view, ...changes };
    for (const listener of listeners) listener();
  }

  /** Only what was entered on this page can have come too late. */
  function withTimes({ questions }: Changes): Changes {
    const timed = Object.entries(questions).flatMap(([id, save]) => {
      const at = enteredAt.get(id);
      return at === undefined ? [] : [[id, { ...save, at }] as const];
    });
    return { index: null, questions: Object.fromEntries(timed) };
  }

  const current = () => view.attempt.questions[view.attempt.index];

  function timeOf({ questions, index }: PlayedAttempt): ActiveTime {
    return beginCounting(questions[index]?.seconds ?? 0, around.now(), shown && around.inView());
  }

  /** The active time on the current question, as far as it has grown. */
  function timeSpent(): Changes {
    const question = current();
    const seconds = activeSecondsAt(time, around.now());
    const grown = question && !isSettled(question) && seconds > question.seconds;
    return grown ? changeOf(question.id, { seconds }) : noChanges;
  }

  function enter(changes: Changes): void {
    if (isEmpty(changes) || view.attempt.over) return;
    set({ attempt: laidOver(view.attempt, changes) });
    queue.change(changes);
  }

  /** After a conflict, or once the attempt is over: the server's copy is loaded until it is there, then compared. */
  async function reconcile(): Promise<void> {
    if (reconciling) return;
    reconciling = true;
    const newer = await loadUntilThere();
    const { halt } = queue.status();
    if (newer === null || newer.over) {
      if (newer) await around.keepLate(newer, queue.unsaved());
      const ended = halt?.kind === 'REFUSED' ? halt.text : null;
      set({ ended, gone: newer === null, late: newer ? lateAnswers(queue.unsaved(), standingOf(newer)) : [] });
      queue.discard();
    }
    reconciling = false;
    if (newer) show(newer, view.attempt.index);
  }

  /** Shows the server's copy with what only this device has changed, at the question that was in view. */
  function show(newer: Attempt, index: number | null): void {
    if (!newer.over) enter(timeSpent());
    const { keep, both } = newer.over
      ? { keep: {}, both: {} }
      : mergeSaves(queue.unsaved().questions, standingOf(newer));
    kept = { index: index === newer.index || newer.over ? null : index, questions: keep };
    const attempt = laidOver(newer, kept);
    const replaced = view.replaced + (looksAlike(view.attempt, attempt) ? 0 : 1);
    time = timeOf(attempt);
    set({ attempt, differing: both, replaced });
    if (Object.keys(both).length === 0) queue.resume(newer.revision, kept);
  }

  async function loadUntilThere(): Promise<Attempt | null> {
    for (let failures = 1; ; failures++) {
      try {
        return await around.load();
      } catch {
        await new Promise<void>((resolve) => around.after(retryDelay(failures), resolve));
      }
    }
  }

  function noticeView(): void {
    time = afterViewChange(time, around.now(), shown && around.inView());
  }

  function watchQueue(): void {
    const { halt } = queue.status();
    const over = halt?.kind === 'REFUSED' && (halt.code === 'ATTEMPT_OVER' || halt.code === 'TIME_OVER');
    if (halt?.kind === 'CONFLICT' || over) void reconcile();
  }

  if (queue.status().mark !== 'saved' && queue.revision() === loaded.revision) {
    set({ attempt: laidOver(loaded, queue.unsaved()) });
    time = timeOf(view.attempt);
  } else if (queue.status().mark !== 'saved') show(loaded, null);

  return {
    queue,
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      // Only what is on screen can be compared and chosen from; without it a conflict waits.
      if (!unwatch) {
        unwatch = queue.subscribe(watchQueue);
        watchQueue();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        unwatch?.();
        unwatch = null;
      };
    },
    change(questionId, change) {
      const { answer: before = null } = view.attempt.questions.find(({ id }) => id === questionId) ?? {};
      const save = change.answer === undefined ? change : { ...change, before, at: around.deviceTime() };
      if (save.at !== undefined) enteredAt.set(questionId, save.at);
      enter(joined(timeSpent(), changeOf(questionId, save)));
    },
    moveTo(index) {
      enter(joined(timeSpent(), { index, questions: {} }));
      time = timeOf(view.attempt);
      void queue.flush();
    },
    act(act) {
      enter(timeSpent());
      return queue.act(act);
    },
    update(update) {
      const attempt = update(view.attempt);
      const ends = attempt.over && !view.attempt.over;
      if (ends) void around.keepLate(attempt, withTimes(enteredIn(view.attempt)));
      set({ attempt, late: ends ? lateAnswers(enteredIn(view.attempt), standingOf(attempt)) : view.late });
    },
    choose(ours) {
      const chosen = Object.entries(view.differing).filter(([id]) => ours.includes(id));
      const keep = joined(kept, { index: null, questions: Object.fromEntries(chosen) });
      set({ attempt: laidOver(view.attempt, keep), differing: {} });
      queue.resume(view.attempt.revision, keep);
    },
    lookForEnd: () => void reconcile(),
    noticeInput() {
      time = afterInput(time, around.now());
    },
    noticeView,
    showQuestion(isShown) {
      shown = isShown;
      noticeView();
    },
    keepTime: () => enter(timeSpent()),
  };
}

import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { saveTick, type Tick, workspaceTicks } from '../../../../kit/page/readiness-ticks.ts';
import { useTicks } from './use-ticks.ts';

interface WorkspaceTicks {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly done: number;
  /** The ids that are ticked; undefined until those of before are read. */
  readonly ticked: readonly string[] | undefined;
  /** Who ticked a point and when; undefined while the ticks are in this browser alone. */
  readonly ticks: ReadonlyMap<string, Tick> | undefined;
  readonly failure: string | undefined;
  readonly note: (event: FormEvent<HTMLFormElement>) => void;
}

const mapOf = (ticks: readonly Tick[]) => new Map(ticks.map((tick) => [tick.point, tick]));

/** The ticks of the workspace, for an employer who is logged in; for everybody else those of this browser. */
export function useWorkspaceTicks(): WorkspaceTicks {
  const local = useTicks();
  const { form } = local;
  const [ticks, setTicks] = useState<ReadonlyMap<string, Tick>>();
  const [failure, setFailure] = useState<string>();
  const isShared = useRef(false);
  const isRead = local.ticked !== undefined;
  useEffect(() => {
    if (!isRead || isShared.current) return;
    void workspaceTicks().then((saved) => {
      if (saved === undefined) return;
      isShared.current = true;
      show(mapOf(saved));
    });
    function show(saved: ReadonlyMap<string, Tick>) {
      for (const box of form.current?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])
        box.checked = saved.has(box.value);
      setTicks(saved);
    }
  }, [isRead, form]);
  if (ticks === undefined) return { ...local, ticks, failure };
  const note = ({ target }: FormEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement)) return;
    const { value, checked } = target;
    setFailure(undefined);
    saveTick(value, checked).then(
      (saved) => setTicks(mapOf(saved)),
      () => {
        target.checked = !checked;
        setFailure('Your tick was not saved. Try again in a moment.');
      },
    );
  };
  return { form, done: ticks.size, ticked: [...ticks.keys()], ticks, failure, note };
}

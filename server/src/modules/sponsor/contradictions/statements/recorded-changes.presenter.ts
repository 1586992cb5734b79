import type { RecordedChange, StatedValue } from '@portway/rules/papers-agree';

/** What happened, as far as a paper states it. */
interface Event {
  readonly id: string;
  readonly kind: string;
  readonly from: RecordedChange['from'];
  readonly newPence: number | null;
  readonly newHours: number | null;
  readonly newTitle: string | null;
  readonly newCode: string | null;
  readonly place: string | null;
  readonly startedOn: RecordedChange['from'] | null;
}

/** What an event on record changed of what papers state, from its day on. */
export function changesOf(event: Event): RecordedChange[] {
  const { id, kind, newPence, newHours, newTitle, newCode, place, startedOn } = event;
  const pay: StatedValue | null =
    newPence === null ? null : { kind: 'pay', pence: newPence, basis: 'year', hoursPerWeek: newHours };
  const hours: StatedValue | null =
    newHours === null ? null : { kind: 'hours', hours: newHours, basis: 'week' };
  const all: readonly (readonly [RecordedChange['field'], StatedValue | null])[] = [
    ['pay', pay],
    ['hours', hours],
    ['job-title', newTitle === null ? null : { kind: 'text', text: newTitle }],
    ['occupation-code', newCode === null ? null : { kind: 'text', text: newCode }],
    ['first-day', startedOn === null ? null : { kind: 'day', day: startedOn }],
  ];
  const changes = all.flatMap(([field, to]) => (to === null ? [] : [{ id, field, to, from: event.from }]));
  if (kind !== 'place' && kind !== 'move') return changes;
  const to: StatedValue | null = place === null || place === '' ? null : { kind: 'text', text: place };
  return [...changes, { id, field: 'work-place', to, from: event.from }];
}

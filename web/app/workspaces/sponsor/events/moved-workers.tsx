import { submit } from '@portway/contracts/client';
import { listWorkersOperation } from '@portway/contracts/sponsor/workers/workers';
import { X } from 'lucide-react';
import { useState } from 'react';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { QuestionsProps } from './event-questions.tsx';
import { type Chosen, WorkerSearch } from './worker-search.tsx';

/** As many as one event names. */
const most = 500;

/** Each worker whose normal place of work moves with the office: one by one, or everyone of a place. */
interface MovedWorkersProps extends Pick<QuestionsProps, 'field' | 'places'> {
  /** Those of the first record, where it is corrected. */
  first: readonly Chosen[];
}

export function MovedWorkers({ field, places, first }: MovedWorkersProps) {
  const [movedWorkers, setMovedWorkers] = useState(first);
  const [says, setSays] = useState('');
  const [place, setPlace] = useState('');
  const add = (workers: readonly Chosen[]) => {
    const all = [...new Map([...movedWorkers, ...workers].map((each) => [each.id, each])).values()];
    setMovedWorkers(all.slice(0, most));
    setSays(all.length > most ? `The first ${most} are chosen. Record the others after them.` : '');
  };
  const addPlace = async () => {
    setSays('Looking…');
    await everyoneAt(place).then(add, () => setSays('They could not be loaded. Try again in a moment.'));
  };
  return (
    <fieldset id="workers">
      <legend className="font-medium">Who moves with it?</legend>
      <p className="text-14 text-ink-2">Each of them is a duty of its own.</p>
      <div className="mt-3 flex flex-col gap-4">
        <WorkerSearch
          {...field('workers')}
          name="search"
          label="Add a worker"
          clears
          onChosen={(one) => add([one])}
        />
        {places.length > 0 && (
          <div className="flex flex-wrap items-end gap-3">
            <SelectField
              name="everyoneAt"
              label="Or everyone who works at"
              value={place}
              onChange={({ target }) => setPlace(target.value)}
              options={[
                { value: '', label: 'Choose a place' },
                ...places.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
            <Button type="button" look="outline" onClick={() => void (place === '' || addPlace())}>
              Add them
            </Button>
          </div>
        )}
        <p role="status" className="text-15">
          {says ||
            (movedWorkers.length === 0
              ? 'No worker is chosen: it is reported for the organisation alone.'
              : `${movedWorkers.length} chosen.`)}
        </p>
        <ul className="happened-moved">
          {movedWorkers.map(({ id, name }) => (
            <li key={id}>
              <input type="hidden" name="workers" value={id} />
              {name}
              <button
                type="button"
                aria-label={`Leave out ${name}`}
                onClick={() => setMovedWorkers(movedWorkers.filter((each) => each.id !== id))}
              >
                <X size={18} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </fieldset>
  );
}

/** Those who work at a place and are still there, a page at a time. */
async function everyoneAt(place: string): Promise<readonly Chosen[]> {
  const me = { fetch: asMe(new Request(location.href)) };
  const all: Chosen[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof pageAfter>> = await pageAfter(cursor);
    const currentWorkers = page.workers.filter(({ state }) => state === 'working' || state === 'not-started');
    all.push(...currentWorkers.map(({ id, fullName }) => ({ id, name: fullName })));
    cursor = page.next;
  } while (cursor !== null && all.length <= most);
  return all;

  function pageAfter(last: string | null) {
    return submit(listWorkersOperation, { place, ...(last !== null && { after: last }) }, me);
  }
}

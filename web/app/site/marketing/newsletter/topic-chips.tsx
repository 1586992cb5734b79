import { newsletterTopics, topicIds } from '@portway/contracts/newsletter/topics';

/** Which changes of the law to hear of: sent as several fields of one name, also without scripts. */
export function TopicChips({ chosen, error }: { chosen: readonly string[]; error?: string | undefined }) {
  return (
    <fieldset className="min-w-0" aria-describedby={error === undefined ? 'topics-hint' : 'topics-error'}>
      <legend className="font-medium">Changes of the law to hear of</legend>
      <p id="topics-hint" className="mt-1 text-15 text-ink-2">
        Choose none to hear of every change.
      </p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {topicIds.map((topic) => (
          <li key={topic}>
            <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-outline bg-field px-4 text-15 has-checked:bg-mint has-checked:font-semibold">
              <input
                type="checkbox"
                name="topics"
                value={topic}
                defaultChecked={chosen.includes(topic)}
                className="size-4"
              />
              {newsletterTopics[topic]}
            </label>
          </li>
        ))}
      </ul>
      {error !== undefined && (
        <p id="topics-error" className="mt-2 font-semibold text-coral">
          {error}
        </p>
      )}
    </fieldset>
  );
}

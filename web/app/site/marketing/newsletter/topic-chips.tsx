import { newsletterTopics, topicIds } from '@portway/contracts/site/newsletter/topic-words';
import '../../../ui/choice-field.css';
import { SpriteIcon } from '../../../ui/sprite-icon.tsx';

/** Which changes of the law to hear of: sent as several fields of one name, also without scripts. */
export function TopicChips({ chosen, error }: { chosen: readonly string[]; error?: string | undefined }) {
  return (
    <fieldset className="min-w-0" aria-describedby={error === undefined ? 'topics-hint' : 'topics-error'}>
      <legend className="font-medium">Changes of the law to hear about</legend>
      <p id="topics-hint" className="mt-1 text-15 text-ink-2">
        Choose none to hear about every change.
      </p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {topicIds.map((topic) => (
          <li key={topic} className="relative grid">
            <input
              type="checkbox"
              id={`topic-${topic}`}
              name="topics"
              value={topic}
              defaultChecked={chosen.includes(topic)}
              className="segment"
            />
            <label htmlFor={`topic-${topic}`} className="flex min-h-12 items-center gap-2 px-4 font-medium">
              <SpriteIcon name="check" size={18} />
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

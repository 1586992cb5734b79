import '../job.css';
import { proseOf } from './prose-of.ts';

/**
 * An employer's text, with its paragraphs and lists; `points` for text that is usually a list, line by line.
 */
export function Prose({ text, points = false }: { text: string; points?: boolean }) {
  return (
    <div className="job-prose">
      {proseOf(text, { points }).map((part, place) =>
        part.kind === 'paragraph' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text are identified by position only
          <p key={place}>{part.text}</p>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <ul key={place}>
            {part.items.map((item, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <li key={at}>{item}</li>
            ))}
          </ul>
        ),
      )}
    </div>
  );
}

import { Section } from '../../../ui/section.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { TextLink } from '../parts/text-link.tsx';
import type { DayOfChange } from './changes-of-law.ts';

/** The days on which recorded rules changed or will change, and what changed. */
export function LawCalendar({ days }: { days: readonly DayOfChange[] }) {
  return (
    <Section
      id="changes"
      eyebrow="From our register"
      title="What changed, and what is coming"
      lead="These are the days when a rule we have recorded changes. Announced changes may still move."
    >
      <ol>
        {days.map(({ day, inWords, ahead, changes }) => (
          <li
            key={day}
            className="grid items-start gap-x-12 gap-y-2 border-t border-line py-5 sm:grid-cols-[1fr_3fr]"
          >
            <h3 className="flex flex-wrap items-center gap-3 text-20">
              {inWords} {ahead && <Tag look="gold">Ahead</Tag>}
            </h3>
            <ul className="flex flex-col gap-1">
              {changes.map(({ title, href, rules, open }) => (
                <li key={href}>
                  <TextLink to={href}>{title}</TextLink>
                  {rules > 1 && `, ${rules} rules`}
                  {open && '. We do not yet know what will follow.'}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  );
}

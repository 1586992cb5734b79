import { Disclosure } from '../../../ui/disclosure.tsx';
import { RuleNote } from '../parts/rule-note.tsx';
import { TextLink } from '../parts/text-link.tsx';
import type { Stage } from './stages.ts';

/** The stages as a timeline; the rules about each can be opened. */
export function StageList({ stages }: { stages: readonly Stage[] }) {
  return (
    <ol>
      {stages.map(({ title, text, tool, rules }, place) => (
        <li
          key={title}
          className="grid gap-x-12 gap-y-4 border-t-2 border-gold py-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
        >
          <div className="flex items-baseline gap-4">
            <p aria-hidden className="figures font-display text-48 font-bold text-link">
              {place + 1}
            </p>
            <h3 className="text-28">{title}</h3>
          </div>
          <div className="max-w-measure">
            <p>
              {text} {tool !== undefined && <TextLink to={tool.to}>{tool.label}</TextLink>}
            </p>
            <Disclosure
              className="mt-2"
              summary={
                <>
                  What the rules say<span className="sr-only">: {title}</span>
                </>
              }
            >
              <dl className="flex flex-col gap-4 pl-7">
                {rules.map(({ title: name, says, rule }) => (
                  <div key={name}>
                    <dt className="font-semibold">{name}</dt>
                    <dd className="mt-1 text-15">
                      {says}
                      <RuleNote rule={rule} />
                    </dd>
                  </div>
                ))}
              </dl>
            </Disclosure>
          </div>
        </li>
      ))}
    </ol>
  );
}

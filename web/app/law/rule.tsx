import type { Parameter } from '@portway/rules/kernel';
import { register } from '@portway/rules/register';
import { data, redirect } from 'react-router';
import { keepUntilMidnight } from '../page/keep-until-midnight.ts';
import { londonToday } from '../page/london-today.ts';
import { pageMeta } from '../page/page-meta.ts';
import { dayInWords, withDaysInWords } from '../text/days.ts';
import { confidenceWords, governingDayWords, isSettled } from '../text/law.ts';
import { hasValue, versionInWords } from '../text/values.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { PageHead } from '../ui/page-hero.tsx';
import { Tag } from '../ui/tag.tsx';
import type { Route } from './+types/rule.ts';

export const headers = keepUntilMidnight;
export const handle = { hydrate: 'never' } as const;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData?.title ?? 'A rule',
    description: `${loaderData?.title ?? 'A rule'}: every version, from which day it holds, and where we read it.`,
  });

export function loader({ params }: Route.LoaderArgs) {
  if (register.topics.some(({ id }) => id === params.id)) throw redirect(`/rules#${params.id}`);
  const parameter = register.parameters.find(({ id }) => id === params.id);
  if (!parameter) throw data('There is no rule of this id.', { status: 404 });
  const today = londonToday();
  const current = parameter.versions.findLast(({ from }) => from <= today);
  return {
    title: parameter.title,
    governedBy: governingDayWords[parameter.governedBy],
    checkAt: parameter.checkAt,
    recordedTo: dayInWords(register.recordedTo),
    versions: parameter.versions
      .toReversed()
      .map((version) => versionShown(parameter, version, version === current)),
  };
}

type AnyVersion = Parameter<unknown>['versions'][number];

function versionShown(parameter: Parameter<unknown>, version: AnyVersion, inForce: boolean) {
  return {
    from: dayInWords(version.from),
    figure: withDaysInWords(versionInWords(parameter, version)),
    known: hasValue(version),
    inForce,
    settled: isSettled(version.confidence),
    confidence: confidenceWords[version.confidence],
    note: version.note,
    sources: version.sources.map(({ title, url, checkedOn }) => ({
      title,
      url,
      checkedOn: dayInWords(checkedOn),
    })),
  };
}

type VersionShown = ReturnType<typeof versionShown>;

export default function Rule({
  loaderData: { title, governedBy, checkAt, recordedTo, versions },
}: Route.ComponentProps) {
  return (
    <>
      <PageHead
        before={<Breadcrumbs trail={[{ to: '/rules', title: 'Rules' }]} />}
        eyebrow="Rule"
        title={title}
        lead={`Which version applies is decided by ${governedBy}. As recorded to ${recordedTo}.`}
      />
      <div className="page-width pb-section">
        <p>
          <a href={checkAt.url} className="text-link underline underline-offset-4">
            Check it today on {checkAt.title}
          </a>
        </p>
        <ol className="mt-8 flex flex-col gap-4">
          {versions.map((version) => (
            <li key={version.from} className="rounded-16 border border-line bg-card p-6">
              <Version version={version} />
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}

function Version({ version }: { version: VersionShown }) {
  const { from, figure, known, inForce, settled, confidence, note, sources } = version;
  return (
    <>
      <h2 className="flex flex-wrap items-center gap-3 text-20">
        From {from}
        {inForce && <Tag look="gold">In force today</Tag>}
        {!settled && <Tag look="sand">To be confirmed on GOV.UK</Tag>}
      </h2>
      <p className={known ? 'mt-2 font-display text-28 font-bold' : 'mt-2'}>{figure}</p>
      <p className="mt-1 text-15 text-ink-2">
        {confidence}.{note !== undefined && ` ${note}`}
      </p>
      <ul className="mt-3 flex list-disc flex-col gap-1 pl-5 text-15" aria-label="Sources">
        {sources.map(({ title, url, checkedOn }) => (
          <li key={title}>
            {url === undefined ? (
              title
            ) : (
              <a href={url} className="text-link underline underline-offset-4">
                {title}
              </a>
            )}
            , checked on {checkedOn}
          </li>
        ))}
      </ul>
    </>
  );
}

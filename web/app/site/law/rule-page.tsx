import { Link } from 'react-router';
import { rulePath } from '../../text/law.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { PageHead } from '../../ui/page-hero.tsx';
import { Tag } from '../../ui/tag.tsx';
import { PayScaleFigures } from './occupations/pay-scale/pay-scale-figures.tsx';
import type { RuleShown, VersionShown } from './present-rule.ts';

/** One parameter: every version, newest first, with its sources. */
export function RulePage({
  rule: { title, topic, governedBy, checkAt, recorded, about, versions },
}: {
  rule: RuleShown;
}) {
  return (
    <>
      <PageHead
        before={
          <Breadcrumbs
            trail={[
              { to: '/rules', title: 'Rules' },
              { to: rulePath(topic.id), title: topic.title },
            ]}
          />
        }
        eyebrow="Rule"
        title={title}
        lead={`Which version applies is decided by ${governedBy}.${recorded === '' ? '' : ` ${recorded}.`}`}
      />
      <div className="page-width pb-section">
        <p>
          <a href={checkAt.url} className="text-link underline underline-offset-4">
            Check it today on {checkAt.title}
          </a>
        </p>
        <Codes codes={about} />
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
  const { from, inForce, settled, confidence, note, sources } = version;
  return (
    <>
      <h2 className="flex flex-wrap items-center gap-3 text-20">
        From {from}
        {inForce && <Tag look="gold">In force today</Tag>}
        {!settled && <Tag look="sand">To be confirmed on GOV.UK</Tag>}
      </h2>
      <Value version={version} />
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

/** In characters. A longer value is a sentence, which reads badly in large letters. */
const longestFigure = 40;

function Value({
  version: { figure, known, codes, isTableOfCodes, items, payScale },
}: {
  version: VersionShown;
}) {
  if (codes.length > 0) return <Codes codes={codes} />;
  if (payScale.length > 0) return <PayScaleFigures tables={payScale} of="Going rates" />;
  if (items.length > 0)
    return (
      <ul className="mt-3 columns-2 gap-6 sm:columns-3">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  const isFigure = known && figure.length <= longestFigure;
  return (
    <>
      <p className={isFigure ? 'mt-2 font-display text-28 font-bold' : 'mt-2 max-w-measure'}>{figure}</p>
      {isTableOfCodes && (
        <p className="mt-1">
          <Link to="/occupations" className="text-link underline underline-offset-4">
            Each code has a page with its figures
          </Link>
        </p>
      )}
    </>
  );
}

function Codes({ codes }: { codes: readonly { code: string; title: string }[] }) {
  if (codes.length === 0) return null;
  return (
    <ul className="mt-2">
      {codes.map(({ code, title }) => (
        <li key={code}>
          <Link
            to={`/occupations/${code}`}
            className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
          >
            {code} {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

import { ResultCard, ResultPart } from '../../ui/result-card.tsx';
import type { ArticleShown } from './present-article.ts';
import type { Sentence } from './prose.ts';
import { Words } from './words.tsx';

/** Sidebar of an article: its key figure and table of contents. */
export function ArticleRail({ article: { pulled, sections } }: { article: ArticleShown }) {
  return (
    <div className="min-w-0 lg:sticky lg:top-24">
      <ResultCard label={pulled.label} figure={pulled.figure.text} note={<Words of={noteOf(pulled)} />}>
        <ResultPart className="no-print hidden lg:block">
          <nav aria-label="In this article">
            <ol>
              {sections.map(({ id, title }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="inline-flex min-h-11 items-center text-link underline-offset-4 hover:underline"
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        </ResultPart>
      </ResultCard>
    </div>
  );
}

/** The figure on the card is not a link: the note links to its rule, or to the tool that calculates it. */
function noteOf({ label, figure, note }: ArticleShown['pulled']): Sentence {
  const text = figure.to.startsWith('/rules/') ? 'The rule' : 'How it is worked out';
  return [...note, ' ', { text, to: figure.to, label: `${text}: ${label}` }];
}

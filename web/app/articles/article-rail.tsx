import { ResultCard, ResultPart } from '../ui/result-card.tsx';
import type { ArticleShown } from './present-article.ts';
import { Words } from './words.tsx';

/** Beside the article: the figure it turns on, and what it holds. */
export function ArticleRail({ article: { pulled, sections } }: { article: ArticleShown }) {
  return (
    <div className="min-w-0 lg:sticky lg:top-24">
      <ResultCard label={pulled.label} figure={pulled.figure.text} note={<Words of={pulled.note} />}>
        <ResultPart className="no-print">
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

import { articleHeads } from '../../../text/article-heads.ts';
import { dayInWords } from '../../../text/days.ts';
import { ArticleCard } from '../../../ui/article-card.tsx';
import { Section } from '../../../ui/section.tsx';

/** The first three articles; on a phone a carousel that starts in the middle (`/home.js`). */
export function LatestBlogs() {
  return (
    <Section id="blogs" title="Latest Blogs" className="pt-0">
      <div className="strip">
        {articleHeads.slice(0, 3).map(({ slug, published, ...head }) => (
          <ArticleCard
            key={slug}
            {...head}
            to={`/blogs/${slug}`}
            seed={slug}
            date={published}
            dateInWords={dayInWords(published)}
            action="Read More"
          />
        ))}
      </div>
    </Section>
  );
}

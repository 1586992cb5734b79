import type { SponsorFollows } from '@portway/contracts/register/sponsor-follows/sponsor-follows';
import { useNavigate } from 'react-router';
import { ActionForm } from '../../kit/forms/action-form.tsx';
import { isFollowing, searchWords, type ToFollow } from './followed.ts';
import { followedPath } from './load-sponsor-follows.ts';

/** For somebody who comes from elsewhere: follows what the address names once they press the button. */
export function Asked({ asked }: { asked: ToFollow }) {
  const navigate = useNavigate();
  return (
    <section className="panel mt-6" aria-labelledby="asked">
      <h2 id="asked" className="mb-4 text-20 wrap-anywhere">
        {asked.slug === undefined ? `Follow: ${searchWords(asked)}?` : 'Follow this entry?'}
      </h2>
      <ActionForm
        intent="follow"
        button="Follow"
        onSuccess={({ follows }: SponsorFollows) =>
          navigate(followedPath(follows.find((each) => isFollowing(each, asked))?.id ?? ''), {
            replace: true,
          })
        }
        beside={
          asked.slug !== undefined && (
            <a href={`/sponsors/${encodeURIComponent(asked.slug)}`} className="follow-changes">
              Read the entry first
            </a>
          )
        }
      >
        {() =>
          Object.entries(asked).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))
        }
      </ActionForm>
    </section>
  );
}

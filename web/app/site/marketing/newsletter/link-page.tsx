import { Form, useNavigation } from 'react-router';
import type { Turn } from '../../../kit/forms/form-state.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHead } from '../../../ui/page-hero.tsx';
import { SendButton } from '../../../ui/send-button.tsx';

interface LinkPageProps {
  /** The address of the form, without its query. */
  path: string;
  token: string;
  turn: Turn;
  title: string;
  lead: string;
  button: string;
  /** Where to go once it is done. */
  onward: { to: string; label: string };
  /** What the mail was about, and where to go when the link does not serve: the newsletter, unless it says otherwise. */
  eyebrow?: string;
  instead?: { to: string; label: string };
}

const newLink = { to: '/newsletter', label: 'Ask for a new link' };

/** What a link of a mail leads to. Mail programs follow links by themselves: only the button does what it says. */
export function LinkPage({
  path,
  token,
  turn,
  title,
  lead,
  button,
  onward,
  eyebrow = 'Newsletter',
  instead = newLink,
}: LinkPageProps) {
  const { state } = useNavigation();
  const done = turn.outcome?.kind === 'success';
  const next = done ? onward : instead;
  return (
    <>
      <PageHead eyebrow={eyebrow} title={title} lead={lead} />
      <div className="page-width flex flex-col items-start gap-6 pb-section">
        {!done && (
          <Form method="post" action={`${path}?token=${encodeURIComponent(token)}`} preventScrollReset>
            <SendButton sending={state !== 'idle'}>{button}</SendButton>
          </Form>
        )}
        <div role="status">
          {turn.outcome && <Notice kind={turn.outcome.kind} title={turn.outcome.message} />}
        </div>
        {turn.outcome && (
          <LinkButton to={next.to} look="outline">
            {next.label}
          </LinkButton>
        )}
      </div>
    </>
  );
}

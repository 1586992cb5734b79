import { Form, useNavigation } from 'react-router';
import { type FormState, noticeKind } from '../../../kit/forms/form-state.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHead } from '../../../ui/page-hero.tsx';
import { SendButton } from '../../../ui/send-button.tsx';

interface LinkPageProps {
  /** Where the form posts to, without a query. */
  path: string;
  token: string;
  formState: FormState;
  title: string;
  lead: string;
  button: string;
  /** Where to go after success. */
  onward: { to: string; label: string };
  /** Subject of the email, and where to go when the link does not work; by default the newsletter. */
  eyebrow?: string;
  instead?: { to: string; label: string };
}

const newLink = { to: '/newsletter', label: 'Ask for a new link' };

/** Page opened by a link in an email. Mail programs may open links themselves, so only the button acts. */
export function LinkPage({
  path,
  token,
  formState,
  title,
  lead,
  button,
  onward,
  eyebrow = 'Newsletter',
  instead = newLink,
}: LinkPageProps) {
  const { state } = useNavigation();
  const isDone = formState.status === 'success';
  const next = isDone ? onward : instead;
  return (
    <>
      <PageHead eyebrow={eyebrow} title={title} lead={lead} />
      <div className="page-width flex flex-col items-start gap-6 pb-section">
        {!isDone && (
          <Form method="post" action={`${path}?token=${encodeURIComponent(token)}`} preventScrollReset>
            <SendButton sending={state !== 'idle'}>{button}</SendButton>
          </Form>
        )}
        <div role="status">
          {formState.message !== '' && (
            <Notice kind={noticeKind(formState.status)} title={formState.message} />
          )}
        </div>
        {formState.message !== '' && (
          <LinkButton to={next.to} look="outline">
            {next.label}
          </LinkButton>
        )}
      </div>
    </>
  );
}

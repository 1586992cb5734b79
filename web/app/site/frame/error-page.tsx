import { isRouteErrorResponse, useLocation } from 'react-router';
import { product } from '../../text/product.ts';
import { LinkButton } from '../../ui/button.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { Logo } from './logo.tsx';

/** Shown within the layout when a page fails; distinguishes a missing page and a pause from an error. */
export function ErrorMessage({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return <MissingMessage />;
  return status === 503 ? <FaultMessage {...unavailable} /> : <FaultMessage {...fault} />;
}

export function MissingMessage() {
  return (
    <>
      <title>{`Page not found · ${product}`}</title>
      <meta name="robots" content="noindex" />
      <PageHero
        eyebrow="404"
        title="We can’t find that page"
        lead="The address may be mistyped, or the page may have moved."
        actions={
          <>
            <LinkButton to="/" look="gold">
              Go to the home page
            </LinkButton>
            <LinkButton to="/tools" look="outline">
              See the free tools
            </LinkButton>
          </>
        }
      />
    </>
  );
}

interface FaultWords {
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
}

const fault: FaultWords = {
  eyebrow: 'Fault',
  title: 'Something went wrong on our side',
  lead: 'It is not your fault. Try again in a moment. If it keeps happening, write to us and say what you were doing.',
};

const unavailable: FaultWords = {
  eyebrow: 'Back soon',
  title: 'We can’t reach our data right now',
  lead: 'Nothing that you saved is lost. Try again in a minute.',
};

function FaultMessage({ eyebrow, title, lead }: FaultWords) {
  const { pathname, search } = useLocation();
  return (
    <>
      <title>{`${title} · ${product}`}</title>
      <meta name="robots" content="noindex" />
      <PageHero
        eyebrow={eyebrow}
        title={title}
        lead={lead}
        actions={
          <>
            <LinkButton to={{ pathname, search }} reloadDocument look="gold">
              Try again
            </LinkButton>
            <LinkButton to="/contact" look="outline">
              Contact us
            </LinkButton>
          </>
        }
      />
    </>
  );
}

/** Error page of the root, without any layout. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <>
      <div className="page-width py-4">
        <Logo />
      </div>
      <main id="main">
        <ErrorMessage error={error} />
      </main>
    </>
  );
}

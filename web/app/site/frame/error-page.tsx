import { isRouteErrorResponse, useLocation } from 'react-router';
import { product } from '../../text/product.ts';
import { LinkButton } from '../../ui/button.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { Logo } from './logo.tsx';

/** Shown within the layout when a page fails; distinguishes a missing page from an error. */
export function ErrorMessage({ error }: { error: unknown }) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return missing ? <MissingMessage /> : <FaultMessage />;
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

function FaultMessage() {
  const { pathname, search } = useLocation();
  return (
    <>
      <title>{`Something went wrong · ${product}`}</title>
      <meta name="robots" content="noindex" />
      <PageHero
        eyebrow="Fault"
        title="Something went wrong on our side"
        lead="It is not your fault. Try again in a moment. If it keeps happening, write to us and say what you were doing."
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

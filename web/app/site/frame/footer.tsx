import { Link } from 'react-router';
import { operator } from '../../text/operator.ts';
import { firstPublished, product } from '../../text/product.ts';
import { Rosette } from '../../ui/rosette.tsx';
import { ThemeControl } from '../../ui/theme-control.tsx';
import { Logo } from './logo.tsx';
import { footerColumns, legalEntries, type Menu } from './menus.ts';
import { NewsletterBox } from './newsletter-box.tsx';

const licence = 'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/';

export function Footer() {
  return (
    <footer className="foot-ground no-print relative isolate overflow-clip">
      <Rosette
        seed="foot"
        className="-bottom-88 -left-72 -z-10 max-sm:hidden size-176 text-gold-2 opacity-15"
      />
      <div className="page-width py-10">
        <div className="grid gap-x-8 gap-y-8 lg:grid-cols-[1.2fr_3fr]">
          <div className="flex flex-col items-start gap-4">
            <Logo />
            <p className="max-w-[19em] text-15 text-ink-2">General information. The Home Office decides.</p>
            <NewsletterBox />
            <ThemeControl />
          </div>
          <nav aria-label="Footer" className="grid gap-x-6 gap-y-8 grid-cols-2 md:grid-cols-4">
            {footerColumns.map((column) => (
              <Column key={column.id} column={column} />
            ))}
          </nav>
        </div>
        <div className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-ink/15 pt-6 text-14 text-ink-2">
          <ul className="flex flex-wrap gap-x-6">
            {legalEntries.map(({ label, to }) => (
              <li key={to}>
                <FooterLink to={to}>{label}</FooterLink>
              </li>
            ))}
          </ul>
          <SocialLinks />
          <p>
            © {firstPublished} {product}
          </p>
          <p className="w-full">
            Contains public sector information licensed under the{' '}
            <a
              href={licence}
              rel="license noreferrer"
              className="underline underline-offset-4 hover:text-ink"
            >
              Open Government Licence v3.0
            </a>
            .
          </p>
        </div>
      </div>
    </footer>
  );
}

/** Links to the operator's social media; those without an address are left out. */
function SocialLinks() {
  const links = Object.entries(operator.social).filter(([, address]) => address !== undefined);
  if (links.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-6">
      {links.map(([name, address]) => (
        <li key={name}>
          <a href={address} rel="me noreferrer" className="foot-link">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Column({ column: { label, entries } }: { column: Menu }) {
  return (
    <div>
      <h2 className="font-text text-15 font-semibold tracking-normal">{label}</h2>
      <ul className="mt-2 text-15 text-ink-2">
        {entries.map((entry) => (
          <li key={entry.label}>
            <FooterLink to={entry.to}>{entry.label}</FooterLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function FooterLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="foot-link">
      {children}
    </Link>
  );
}

import { type CapabilityId, capabilities } from '../../../text/product/capabilities.ts';
import { SpriteIcon } from '../../../ui/sprite-icon.tsx';
import { TextLink } from './text-link.tsx';

interface Use {
  text: string;
  /** Where it can be used; what is not yet open has no such place. */
  to?: string;
  action?: string;
}

/** What a page says of a capability, under the heading that capabilities.ts gives it. */
export interface CapabilityUse extends Use {
  capability: CapabilityId;
}

interface OpenTodayProps {
  uses: readonly CapabilityUse[];
  /** What to do in the meantime about what is not yet open. */
  meanwhile: { to: string; label: string };
}

/** What can be used now, and what is not yet open, so that nobody is promised what does not exist. */
export function OpenToday({ uses, meanwhile }: OpenTodayProps) {
  const isOpen = ({ capability }: CapabilityUse) => capabilities[capability].open;
  return (
    <div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
      <div>
        <h3 className="text-22">Open today</h3>
        <OpenNow open={uses.filter(isOpen)} />
      </div>
      <div>
        <h3 className="text-22">Not yet open</h3>
        <ul className="mt-4 flex flex-col gap-4 text-ink-2">
          {uses
            .filter((use) => !isOpen(use))
            .map(({ text }) => (
              <li key={text} className="grid grid-cols-[auto_1fr] gap-3 border-t border-ink/15 pt-4">
                <SpriteIcon name="clock" size={20} className="mt-0.5" />
                {text}
              </li>
            ))}
        </ul>
        <p className="mt-4">
          <TextLink to={meanwhile.to}>{meanwhile.label}</TextLink>
        </p>
      </div>
    </div>
  );
}

/** What can be used now, with links. */
export function OpenNow({ open }: { open: readonly Use[] }) {
  return (
    <ul className="mt-4 flex flex-col gap-4">
      {open.map(({ text, to, action }) => (
        <li key={text} className="grid grid-cols-[auto_1fr] gap-3 border-t border-ink/15 pt-4">
          <SpriteIcon name="check" size={20} className="mt-0.5 text-link" />
          <span>
            {text} {to !== undefined && <TextLink to={to}>{action}</TextLink>}
          </span>
        </li>
      ))}
    </ul>
  );
}

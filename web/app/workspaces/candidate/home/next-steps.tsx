import { type ButtonLook, LinkButton } from '../../../ui/button.tsx';
import type { Step } from './steps.ts';

/** What to do next; the first is the main action of the page. */
export function NextSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <section aria-labelledby="next" className="mt-6">
      <h2 id="next" className="text-22">
        What to do next
      </h2>
      <ol className="panel rows mt-4">
        {steps.map((step, index) => (
          <StepRow key={step.title} step={step} look={index === 0 ? 'primary' : 'outline'} />
        ))}
      </ol>
    </section>
  );
}

export function StepRow({ step, look }: { step: Step; look: ButtonLook }) {
  const { to, title, text, action, Icon } = step;
  return (
    <li>
      <div className="flex gap-4">
        <span aria-hidden className="card-mark shrink-0 bg-mint text-link">
          <Icon size={22} />
        </span>
        <div>
          <h3 className="font-semibold">{title}</h3>
          <p className="mt-1 text-15 text-ink-2">{text}</p>
        </div>
      </div>
      <LinkButton to={to} look={look}>
        {action}
      </LinkButton>
    </li>
  );
}

import { SpriteIcon } from '../../../ui/sprite-icon.tsx';

const points = [
  {
    icon: 'timer',
    title: 'Six short steps',
    text: 'Go back at any time. Your answers stay in the web address.',
  },
  {
    icon: 'book-open-check',
    title: 'Based on today’s law',
    text: 'You get the result straight away, with a reason for each of your answers and the rule behind it.',
  },
  {
    icon: 'lock-keyhole',
    title: 'Saved only when you finish',
    text: 'We save your answers at the last step. Your email address is never part of a link.',
  },
] as const;

/** Column beside the questions: how the assessment works, and what is stored. */
export function WhatToExpect() {
  return (
    <ul className="flex flex-col gap-6 rounded-28 bg-sand/50 p-6 sm:p-8">
      {points.map(({ icon, title, text }) => (
        <li key={title} className="flex items-start gap-4">
          <span aria-hidden className="grid size-12 shrink-0 place-items-center rounded-16 bg-mint text-link">
            <SpriteIcon name={icon} />
          </span>
          <div>
            <p className="font-semibold">{title}</p>
            <p className="mt-1 text-15 text-ink-2">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

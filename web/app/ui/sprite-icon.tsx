import icons from './icons.svg?url';

/** The icons in `icons.svg`. */
export const spriteNames = [
  'arrow-right',
  'arrow-up-right',
  'ban',
  'calculator',
  'chevron-down',
  'circle-check',
  'clipboard-check',
  'file-badge',
  'graduation-cap',
  'monitor',
  'moon',
  'receipt-pound-sterling',
  'scale',
  'search',
  'shield-check',
  'stamp',
  'sun',
  'table-properties',
  'users',
  'x',
] as const;

export type SpriteName = (typeof spriteNames)[number];

/**
 * An icon from one small file that browsers cache, in the colour of the surrounding text: decoration. Inlined
 * instead, the icons of the frame and of cards made up a seventh of the home page.
 */
export function SpriteIcon({
  name,
  size = 22,
  className = '',
}: {
  name: SpriteName;
  size?: number;
  className?: string;
}) {
  return (
    <svg aria-hidden width={size} height={size} className={`icon ${className}`.trimEnd()}>
      <use href={`${icons}#${name}`} />
    </svg>
  );
}

/** The same as a component, for properties that take one. */
export const spriteIcon =
  (name: SpriteName) =>
  ({ size = 22 }: { size?: number }) => <SpriteIcon name={name} size={size} />;

import icons from './icons.svg?url';

/** The icons in `icons.svg`. */
export const spriteNames = [
  'arrow-right',
  'arrow-up-right',
  'ban',
  'bell-ring',
  'book-open-check',
  'bookmark-plus',
  'briefcase-business',
  'calculator',
  'calendar-plus',
  'check',
  'chevron-down',
  'chevron-right',
  'circle-alert',
  'circle-check',
  'circle-dashed',
  'circle-help',
  'clipboard-check',
  'clock',
  'columns-2',
  'external-link',
  'file-badge',
  'graduation-cap',
  'info',
  'lock-keyhole',
  'map-pin',
  'menu',
  'message-square',
  'monitor',
  'moon',
  'pencil',
  'phone',
  'plane-takeoff',
  'receipt-pound-sterling',
  'rss',
  'scale',
  'search',
  'shield-check',
  'sliders-horizontal',
  'stamp',
  'sun',
  'table-properties',
  'timer',
  'triangle-alert',
  'users',
  'x',
] as const;

export type SpriteName = (typeof spriteNames)[number];

/**
 * An icon from one small file that browsers cache, in the colour of the surrounding text: decoration. Inlined
 * instead, the icons of the frame and of cards made up a seventh of the home page; and pages that hydrate
 * loaded them a second time as scripts.
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

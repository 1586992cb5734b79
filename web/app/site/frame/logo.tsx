import { product } from '../../text/product.ts';
import { AwayLink } from '../../ui/framed.tsx';
import { SpriteIcon } from '../../ui/sprite-icon.tsx';

export function Logo() {
  return (
    <AwayLink
      to="/"
      className="inline-flex min-h-11 items-center gap-2.5 rounded-8"
      aria-label={`${product}, home`}
    >
      <span aria-hidden className="grid size-9 place-items-center rounded-[10px] bg-racing text-gold">
        <SpriteIcon name="plane-takeoff" size={21} />
      </span>
      <span className="font-display text-22 font-bold tracking-tight">{product}</span>
    </AwayLink>
  );
}

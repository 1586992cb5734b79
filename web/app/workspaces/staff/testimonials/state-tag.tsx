import { Tag } from '../../../ui/tag.tsx';
import type { TestimonialHead } from './testimonial-words.ts';

/** Whether everybody sees a testimonial, or why not. */
export function StateTag({
  one: { shown, confirmed, example },
}: {
  one: Pick<TestimonialHead, 'shown' | 'confirmed' | 'example'>;
}) {
  return (
    <>
      {example && <Tag look="sand">Example</Tag>}
      {shown && <Tag look="mint">On the home page</Tag>}
      {!shown && !example && <ConfirmedTag confirmed={confirmed !== null} />}
    </>
  );
}

function ConfirmedTag({ confirmed }: { confirmed: boolean }) {
  return confirmed ? <Tag look="gold">Confirmed</Tag> : <Tag look="sand">Not confirmed</Tag>;
}

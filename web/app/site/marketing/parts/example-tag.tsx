import { operator } from '../../../text/operator.ts';
import { Tag } from '../../../ui/tag.tsx';

/** Stands beside the operator's own words until the operator has confirmed them. */
export function ExampleTag({ confirmed = operator.confirmed }: { confirmed?: boolean }) {
  return confirmed ? null : <Tag look="sand">Example</Tag>;
}

import { operator } from '../../../../text/operator.ts';
import { Tag } from '../../../../ui/tag.tsx';

/** Marks the operator's own content as an example until the operator has confirmed it. */
export function ExampleTag() {
  return operator.confirmed ? null : <Tag look="sand">Example</Tag>;
}

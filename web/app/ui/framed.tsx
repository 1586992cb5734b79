import { createContext, useContext } from 'react';
import { Link, type LinkProps } from 'react-router';

/** Whether the page stands in a frame on somebody else's site. */
export const Framed = createContext(false);

/** A link that, out of a frame, opens another page beside the site that holds it: no other page may be framed. */
export function AwayLink(props: LinkProps) {
  const framed = useContext(Framed);
  const leaves = typeof props.to === 'string' && props.to.startsWith('/');
  return <Link {...props} {...(framed && leaves && { target: '_blank' })} />;
}

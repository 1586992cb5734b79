import { createContext, useContext } from 'react';
import { Link, type LinkProps } from 'react-router';

/** Whether the page is embedded in an iframe on another site. */
export const Framed = createContext(false);

/** A link that, inside an iframe, opens in a new tab: no other page may be framed. */
export function AwayLink(props: LinkProps) {
  const framed = useContext(Framed);
  const leaves = typeof props.to === 'string' && props.to.startsWith('/');
  return <Link {...props} {...(framed && leaves && { target: '_blank' })} />;
}

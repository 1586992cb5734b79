import { data } from 'react-router';
import { MissingMessage } from './error-page.tsx';

export const loader = () => data(null, { status: 404 });

export default function NotFound() {
  return <MissingMessage />;
}

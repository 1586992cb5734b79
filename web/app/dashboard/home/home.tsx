import { pageMeta } from '../../page/page-meta.ts';
import { useMe } from '../use-me.ts';

export const meta = () =>
  pageMeta({ title: 'Home', description: 'Your account and what to do next.', index: false });

export default function Home() {
  const { fullName } = useMe();
  return <h1 className="text-36">Welcome, {fullName}</h1>;
}

export default function DesignSystem() {
  return <h1>Design system</h1>;
}

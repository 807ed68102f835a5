declare module "virtual:texts-of-scripts" {
  /** By the address of a script: which texts it, and all that it loads, can say. */
  const texts: Readonly<Record<string, readonly string[]>>;
  export default texts;
}

/** A route as the router keeps it. */
interface Route {
  readonly method: string;
  readonly path: string;
}

/** Returns a function that tells which methods a path is served with; none means that it is not served. */
export function allowedMethods(routes: readonly Route[]): (path: string) => string[] {
  const known = routes
    .filter(({ method }) => method !== "ALL")
    .map(({ method, path }) => ({ method, pattern: patternOf(path) }));
  return (path) => {
    const methods = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    return [...new Set(methods)];
  };
}

function patternOf(path: string): RegExp {
  return new RegExp(
    `^${path.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/:\w+(\{[^}]+\})?/g, "[^/]+")}$`,
  );
}

import type { NextConfig } from "next";

const config: NextConfig = {
  // Every page is a file: any static host can serve it, and it works offline. scripts/finish.js seals them.
  output: "export",
  distDir: "dist",
  trailingSlash: true,
  reactStrictMode: true,
  poweredByHeader: false,
  // `turbo run typecheck` checks the types, of the tests as well.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  turbopack: {
    // The texts come compiled (compile-messages.ts), and their parser can stay away.
    resolveAlias: { "use-intl/format-message": "use-intl/format-message/format-only" },
  },
  experimental: { globalNotFound: true },
};

export default config;

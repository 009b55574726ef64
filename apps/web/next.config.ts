import type { NextConfig } from "next";
import { FORMAT_ONLY } from "./format-only.ts";

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
  turbopack: { resolveAlias: FORMAT_ONLY },
  experimental: { globalNotFound: true },
};

export default config;

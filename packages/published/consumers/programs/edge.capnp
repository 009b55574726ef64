using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [(name = "edge", worker = .edge)],
);

const edge :Workerd.Worker = (
  modules = [(name = "edge.js", esModule = embed "edge-bundled.js")],
  compatibilityDate = "2025-09-01",
);

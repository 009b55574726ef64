// A browser's first number format takes tens of milliseconds, whichever thread asks for it, and the next ones none.
new Intl.NumberFormat().format(0);
postMessage("ready");

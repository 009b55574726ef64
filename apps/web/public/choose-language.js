// For hosts that serve files alone, and offline; our server chooses by Accept-Language itself.
{
  let kept = null;
  try {
    kept = localStorage.getItem("language");
  } catch {
    // Storage may be forbidden: the browser's languages then.
  }
  const wanted = [kept, ...navigator.languages].find(
    (language) => language !== null && /^(en|zh)\b/i.test(language),
  );
  const locale = /^zh/i.test(wanted ?? "") ? "zh-CN" : "en";
  location.replace(`/${locale}/${location.search}${location.hash}`);
}

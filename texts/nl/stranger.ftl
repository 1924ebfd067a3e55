stranger-title = Deze server is niet ingesteld voor { $host }
stranger-visitor = Ben je bezoeker? Laat het de beheerder van deze server weten. Voor je veiligheid antwoordt de server alleen op adressen die de beheerder heeft ingesteld.
stranger-operator = Ben je de beheerder? Start de server opnieuw met { $flag }, of met { $plain } als je geen TLS gebruikt.

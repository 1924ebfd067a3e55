# The page for visitors who used a host name that the server does not answer to. $flag is an option of the command line,
# $plain is http://.
stranger-title = This server is not set up for { $host }
stranger-visitor = If you are visiting, please report this to the operator of the server. For your safety, it answers only at addresses that the operator has configured.
stranger-operator = If you run this server, restart it with { $flag }, or with { $plain } if you do not use TLS.
